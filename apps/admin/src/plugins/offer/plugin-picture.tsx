import { pluginIds } from '@jahrring/contracts-admin';
import { plainDrawing, pluginDrawings } from './plugin-drawings';

/** The picture of a plugin, or the drawing it ships with; beside the words that say the same it has no text of its own. */
export function PluginPicture({ plugin, pictureId }: { plugin: string; pictureId: string | null }) {
  if (!pictureId) return <Drawing plugin={plugin} />;
  // Another address for each picture, so that a new one is shown at once.
  const source = `/api/admin/plugins/${plugin}/picture?v=${pictureId}`;
  return <img className="admin-plugin__picture" src={source} alt="" loading="lazy" />;
}

function Drawing({ plugin }: { plugin: string }) {
  const known = pluginIds.find((id) => id === plugin);
  const { tone, shapes } = (known && pluginDrawings[known]) ?? plainDrawing;
  return (
    <svg
      className="admin-plugin__picture admin-drawing"
      data-tone={tone}
      viewBox="0 0 160 90"
      aria-hidden="true"
    >
      {shapes.map(([ink, path], index) => (
        <path key={index} className={`admin-drawing__${ink}`} d={path} />
      ))}
    </svg>
  );
}
