package tengen.protocol.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import tengen.protocol.Effect.StartSearch;
import tengen.protocol.session.SessionPeer;
import tengen.search.Clock;
import tengen.search.Goal;
import tengen.search.Restriction;

/** A client of a session with the test engine. */
record GomocupTestClient(SessionPeer<GomocupState, GomocupCommand, GomocupReply> peer) {
  GomocupTestClient() {
    this(TestEngine.peer());
  }

  void send(String... lines) {
    for (String line : lines) {
      peer.send(line + "\n");
    }
  }

  /** Returns the running search. */
  StartSearch<GomocupReply> search() {
    return peer.searches().getFirst();
  }

  /** Returns the goals of all searches. */
  List<Goal> goals() {
    return peer.effects().stream()
        .filter(StartSearch.class::isInstance)
        .map(effect -> ((StartSearch<GomocupReply>) effect).goal())
        .toList();
  }

  /** Returns the restrictions of the only search, which must be for a move. */
  List<Restriction> restrictions() {
    assertThat(goals()).singleElement().isInstanceOf(Goal.BestMove.class);
    return ((Goal.BestMove) goals().getFirst()).restrictions();
  }

  Clock clockAfter(String... infos) {
    send("START 15");
    send(infos);
    send("BEGIN");
    return search().limits().clock();
  }
}
