import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.codelibs.opensearch.runner.node.OpenSearchRunnerNode;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.geo.GeoModulePlugin;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.percolator.PercolatorPlugin;
import org.opensearch.transport.Netty4Plugin;

/**
 * One node of OpenSearch with HTTP in this process. Settings come as `name=value`; `path.home` is its folder. Ends with the
 * process.
 */
public final class SearchNode {
  private SearchNode() {}

  public static void main(final String[] arguments) throws Exception {
    final Settings.Builder settings = Settings.builder();
    for (final String argument : arguments) {
      final int end = argument.indexOf('=');
      settings.put(argument.substring(0, end), argument.substring(end + 1));
    }
    final Settings given = settings.build();
    final Path configuration = Path.of(given.get("path.home"), "config");
    Files.createDirectories(configuration);
    final Node node =
        new OpenSearchRunnerNode(
            new Environment(given, configuration),
            List.of(
                Netty4Plugin.class,
                GeoModulePlugin.class,
                PainlessPlugin.class,
                PercolatorPlugin.class));
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  try {
                    node.close();
                  } catch (final java.io.IOException error) {
                    System.err.println(error);
                  }
                }));
    node.start();
    Thread.currentThread().join();
  }
}
