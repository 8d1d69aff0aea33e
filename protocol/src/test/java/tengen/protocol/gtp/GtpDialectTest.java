package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.protocol.gomocup.GomocupDialect;

class GtpDialectTest {

  /** So a line that begins with the exact name of a command is GTP's wherever both are spoken. */
  @Test
  void gomocupClaimsNoCommandOfGtp() {
    assertThat(GtpTable.STANDARD.words()).isNotEmpty().noneMatch(new GomocupDialect()::claims);
  }
}
