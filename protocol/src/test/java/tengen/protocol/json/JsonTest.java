package tengen.protocol.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
  private static final int TREES = Boolean.getBoolean("tengen.long") ? 100_000 : 1_000;

  @Test
  void valuesAreEchoedUnchanged() {
    String text =
        "{\"b\":[1,-2.50,1e9,12345678901234567890],\"a\":{\"x\":null,\"y\":[true,false]}}";
    assertThat(JsonWriter.write(read(text))).isEqualTo(text);
  }

  @Test
  void aStreamWritesTheSameInParts() {
    var text = new StringWriter();
    try (JsonStream json = JsonStream.to(text)) {
      json.startObject();
      json.field("a", "天");
      json.name("b");
      json.startArray();
      json.startObject();
      json.field("c", 2);
      json.endObject();
      json.endArray();
      json.endObject();
    }
    assertThat(text).hasToString("{\"a\":\"\\u5929\",\"b\":[{\"c\":2}]}");
  }

  @Test
  void clientJsonHasALimitedNumberOfValues() {
    String most = "[" + "[1],".repeat(32_767) + "1]";
    assertThat(JsonReader.readBytes(most)).isInstanceOf(JsonReading.Read.class);
    for (String more : new String[] {"1," + most.substring(1), "{\"a\":" + most + "}"}) {
      assertThat(JsonReader.readBytes(more.startsWith("{") ? more : "[" + more))
          .isEqualTo(new JsonReading.Faulty("more than 65536 values"));
    }
    assertThat(JsonReader.read("[" + most + "]")).isInstanceOf(JsonReading.Read.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|nothing",
        "' '|nothing",
        "{\"a\":1} {|more than one value: column 9",
        "{\"a\":1|no JSON from column 7",
        "{'a':1}|no JSON from column 2",
        "[1,]|no JSON from column 4",
        "NaN|no JSON from column 4",
        "01|no JSON from column 2",
        "start 15|no JSON from column 1",
      })
  void aFaultSaysWhereItIs(String text, String fault) {
    assertThat(JsonReader.read(text.equals("''") ? "" : text.replace("' '", " ")))
        .isEqualTo(new JsonReading.Faulty(fault));
  }

  @Test
  void aLineIsUtf8AndAnAnswerIsAscii() {
    String sent =
        new String("\"天元\"".getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    assertThat(JsonReader.readBytes(sent)).isEqualTo(new JsonReading.Read(new Json.Text("天元")));
    assertThat(JsonReader.readBytes("\u00EF\u00BB\u00BF" + sent))
        .isEqualTo(new JsonReading.Read(new Json.Text("天元")));
    assertThat(JsonWriter.write(new Json.Text("天元\n"))).isEqualTo("\"\\u5929\\u5143\\n\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{\"a\":"})
  void tooDeepNestingIsAnError(String level) {
    assertThat(JsonReader.read(level.repeat(100_000))).isInstanceOf(JsonReading.Faulty.class);
  }

  @Test
  void theLastOfTwoFieldsWithTheSameNameCounts() {
    assertThat(read("{\"a\":1,\"a\":2}")).isEqualTo(Json.Fields.NONE.with("a", 2));
  }

  @Test
  void aWholeNumberIsWrittenAsOne() {
    assertThat(new Json.Num("17").whole()).hasValue(17);
    assertThat(new Json.Num("17.0").whole()).hasValue(17);
    assertThat(new Json.Num("1.7e1").whole()).hasValue(17);
    assertThat(new Json.Num("17.5").whole()).isEmpty();
    assertThat(new Json.Num("1e999999999").whole()).isEmpty();
    assertThat(new Json.Num("1e99999999999").whole()).isEmpty();
    assertThat(new Json.Num("92233720368547758070").whole()).isEmpty();
    assertThat(new Json.Num("17.5e1").value()).isEqualTo(175);
    assertThatThrownBy(() -> Json.Num.of(Double.NaN)).hasMessage("not a JSON number: NaN");
  }

  @Test
  void writtenValuesAreReadBack() {
    for (long seed = 0; seed < TREES; seed++) {
      Json tree = anyTree(new SplittableRandom(seed), 5);
      assertThat(JsonReader.read(JsonWriter.write(tree)))
          .as("seed %d", seed)
          .isEqualTo(new JsonReading.Read(tree));
    }
  }

  @Test
  void everyTextIsAValueOrAnError() {
    for (long seed = 0; seed < TREES; seed++) {
      var random = new SplittableRandom(seed);
      var text = new StringBuilder(JsonWriter.write(anyTree(random, 4)));
      for (int edits = random.nextInt(1, 4); edits > 0; edits--) {
        int at = random.nextInt(text.length());
        text.setCharAt(at, (char) random.nextInt(random.nextBoolean() ? 128 : 65_536));
      }
      assertThat(JsonReader.read(text.toString())).as("seed %d", seed).isNotNull();
    }
  }

  private static Json read(String text) {
    return ((JsonReading.Read) JsonReader.read(text)).value();
  }

  private static Json anyTree(SplittableRandom random, int levels) {
    return switch (random.nextInt(levels == 0 ? 5 : 8)) {
      case 0 -> new Json.Null();
      case 1 -> new Json.Flag(random.nextBoolean());
      case 2 -> Json.Num.of(random.nextLong());
      case 3 -> Json.Num.of(random.nextDouble());
      case 4 -> new Json.Text(anyText(random));
      case 5, 6 -> {
        Map<String, Json> fields = new LinkedHashMap<>();
        for (int i = random.nextInt(5); i > 0; i--) {
          fields.put(anyText(random), anyTree(random, levels - 1));
        }
        yield new Json.Fields(fields);
      }
      default -> {
        List<Json> items = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
          items.add(anyTree(random, levels - 1));
        }
        yield new Json.Items(items);
      }
    };
  }

  private static String anyText(SplittableRandom random) {
    return random
        .ints(random.nextInt(6), 0, random.nextInt(4) == 0 ? 0x3000 : 128)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
