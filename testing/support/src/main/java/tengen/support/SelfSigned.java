package tengen.support;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import java.util.List;

/** Generates self-signed certificates for the loopback address with the JDK's keytool. */
public final class SelfSigned {
  private static final char[] PASSWORD = "secret".toCharArray();

  private SelfSigned() {}

  /**
   * Writes a new certificate and its key as PEM files. Takes a second.
   *
   * @param algorithm of the key: EC or RSA
   */
  public static void write(String algorithm, Path certificate, Path key)
      throws IOException, GeneralSecurityException, InterruptedException {
    Path folder = Files.createTempDirectory("self-signed");
    Path store = folder.resolve("keys.p12");
    try {
      make(algorithm, store);
      KeyStore keys = KeyStore.getInstance(store.toFile(), PASSWORD);
      Files.writeString(certificate, pem("CERTIFICATE", keys.getCertificate("it").getEncoded()));
      Files.writeString(key, pem("PRIVATE KEY", keys.getKey("it", PASSWORD).getEncoded()));
    } finally {
      Files.deleteIfExists(store);
      Files.delete(folder);
    }
  }

  private static void make(String algorithm, Path store) throws IOException, InterruptedException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
            "-J-XX:+UseSerialGC",
            "-J-XX:TieredStopAtLevel=1",
            "-genkeypair",
            "-alias",
            "it",
            "-keyalg",
            algorithm,
            "-keysize",
            algorithm.equals("RSA") ? "2048" : "256",
            "-dname",
            "CN=localhost",
            "-ext",
            "san=dns:localhost,ip:127.0.0.1",
            "-validity",
            "2",
            "-storetype",
            "PKCS12",
            "-keystore",
            store.toString(),
            "-storepass",
            new String(PASSWORD));
    Process keytool = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (keytool.waitFor() != 0) {
      throw new IOException(output);
    }
  }

  private static String pem(String kind, byte[] bytes) {
    return "-----BEGIN %s-----\n%s\n-----END %s-----\n"
        .formatted(kind, Base64.getMimeEncoder().encodeToString(bytes), kind);
  }
}
