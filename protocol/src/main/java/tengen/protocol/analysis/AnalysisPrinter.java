package tengen.protocol.analysis;

import tengen.protocol.json.JsonWriter;

/** Prints replies, a line each. */
final class AnalysisPrinter {
  private AnalysisPrinter() {}

  static String reply(AnalysisReply reply) {
    return JsonWriter.write(reply.message()) + "\n";
  }
}
