package tengen.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tengen.engine.EngineException;
import tengen.engine.EngineException.Kind;
import tengen.game.Position;
import tengen.search.Finding;
import tengen.search.Finding.Mark;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.Topic;

/** Checks that announced topics are answered and others rejected. */
final class TopicChecks {
  private TopicChecks() {}

  static List<Check> of(Subject subject, Start start) {
    var all = new ArrayList<Check>();
    all.add(new Check("refuses a topic that it has not", () -> rejects(subject, start)));
    for (Topic topic : subject.descriptor().topics()) {
      all.add(new Check("answers the topic " + topic.name(), () -> answers(subject, start, topic)));
      all.add(
          new Check(
              "answers the topic " + topic.name() + " when stopped already",
              () -> answersStopped(subject, start, topic)));
    }
    return List.copyOf(all);
  }

  private static void rejects(Subject subject, Start start) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      var rejected =
          assertThrows(
              EngineException.class,
              () -> inspect(host, start.position(), "no-such-topic", subject.shortSearch()));
      assertEquals(Kind.REJECTED, rejected.kind());
      var answer = host.search(start.position(), Goal.BEST_MOVE, subject.shortSearch());
      Referee.legal(start, start.position(), answer.move());
    }
  }

  private static void answers(Subject subject, Start start, Topic topic) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      for (Position position : start.samples()) {
        judge(
            start,
            topic,
            position,
            () -> inspect(host, position, topic.name(), subject.shortSearch()));
      }
    }
  }

  private static void answersStopped(Subject subject, Start start, Topic topic) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      var control = RecordingControl.stopped(Limits.NONE);
      judge(
          start,
          topic,
          start.middle(),
          () ->
              host.call(
                  "inspect", () -> host.engine().inspect(start.middle(), topic.name(), control)));
    }
  }

  private interface Question {
    Finding ask() throws Exception;
  }

  /** Checks a topic's answer. A topic may reject a game that it does not support. */
  private static void judge(Start start, Topic topic, Position position, Question question)
      throws Exception {
    Finding finding;
    try {
      finding = Objects.requireNonNull(question.ask(), "inspect gave nothing");
    } catch (EngineException thrown) {
      assertEquals(Kind.REJECTED, thrown.kind(), thrown.getMessage());
      return;
    }
    assertTrue(
        topic.marksPoints() || finding.marks().isEmpty(),
        () -> topic.name() + " marks points that it has not announced");
    for (Mark mark : finding.marks()) {
      if (!start.hasPoint(mark.point())) {
        Referee.wrong(start, position, "a mark outside the board: " + mark);
      }
    }
  }

  private static Finding inspect(EngineHost host, Position position, String topic, Limits limits)
      throws Exception {
    return host.call(
        "inspect",
        () -> host.engine().inspect(position, topic, RecordingControl.withoutReports(limits)));
  }
}
