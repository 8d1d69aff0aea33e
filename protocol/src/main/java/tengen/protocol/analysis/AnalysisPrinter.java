package tengen.protocol.analysis;

import tengen.protocol.json.JsonWriter;

/** Prints replies, one on a line. */
final class AnalysisPrinter {
  private AnalysisPrinter() {}

  static String reply(AnalysisReply reply) {
    return JsonWriter.write(reply.message()) + "\n";
  }
}
