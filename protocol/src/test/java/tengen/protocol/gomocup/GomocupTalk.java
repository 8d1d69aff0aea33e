package tengen.protocol.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import tengen.protocol.Effect.StartSearch;
import tengen.protocol.session.SessionPeer;
import tengen.search.Clock;
import tengen.search.Goal;
import tengen.search.Restriction;

/** A client of a session with the stand-in, line by line. */
record GomocupTalk(SessionPeer<GomocupState, GomocupCommand, GomocupReply> peer) {
  GomocupTalk() {
    this(StandIn.peer());
  }

  void say(String... lines) {
    for (String line : lines) {
      peer.send(line + "\n");
    }
  }

  /** The search that runs. */
  StartSearch<GomocupReply> search() {
    return peer.searches().getFirst();
  }

  /** What all searches were asked for. */
  List<Goal> goals() {
    return peer.effects().stream()
        .filter(StartSearch.class::isInstance)
        .map(effect -> ((StartSearch<GomocupReply>) effect).goal())
        .toList();
  }

  /** What the only search of a move is restricted to. */
  List<Restriction> restrictions() {
    assertThat(goals()).singleElement().isInstanceOf(Goal.BestMove.class);
    return ((Goal.BestMove) goals().getFirst()).restrictions();
  }

  Clock clockAfter(String... infos) {
    say("START 15");
    say(infos);
    say("BEGIN");
    return search().limits().clock();
  }
}
