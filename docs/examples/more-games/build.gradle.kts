plugins {
    java
}

group = "acme"
version = "1.0"

repositories {
    // Has Tengen's artifacts. The distribution contains it, a checkout does not.
    maven { url = uri("repository") }
    mavenCentral()
}

dependencies {
    // Tengen brings it along at run time.
    compileOnly("io.github.tengen-engine:tengen-engine-api:0.1.0")
    testImplementation("io.github.tengen-engine:tengen-engine-testkit:0.1.0")
    testImplementation(platform("org.junit:junit-bom:5.14.4"))
    testImplementation("org.junit.jupiter:junit-jupiter-params")
    testImplementation("org.assertj:assertj-core:3.27.7")
    testRuntimeOnly("org.junit.jupiter:junit-jupiter-engine")
    testRuntimeOnly("org.junit.platform:junit-platform-launcher")
}

java {
    // Finds a JDK 25 on this machine, whatever Gradle itself runs on.
    toolchain {
        languageVersion = JavaLanguageVersion.of(25)
    }
}

tasks.withType<JavaCompile> {
    options.encoding = "UTF-8"
}

tasks.test {
    useJUnitPlatform()
}
