package tengen.daemon.search;

import tengen.daemon.plugin.PluginCatalog.Plugin;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineSettings;

/**
 * One engine as configured.
 *
 * @param id its name in the configuration: the plugin's own, or one of the operator's
 * @param descriptor for these settings
 * @param settings without objection from the plugin's options
 */
public record ConfiguredEngine(
    String id, Plugin plugin, EngineDescriptor descriptor, EngineSettings settings) {}
