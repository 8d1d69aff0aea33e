rootProject.name = "first-engine"
