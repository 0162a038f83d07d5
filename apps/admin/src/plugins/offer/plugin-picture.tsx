/** The picture of a plugin; beside the words that say the same it has no text of its own. */
export function PluginPicture({ plugin, pictureId }: { plugin: string; pictureId: string | null }) {
  if (!pictureId) return null;
  // Another address for each picture, so that a new one is shown at once.
  const source = `/api/admin/plugins/${plugin}/picture?v=${pictureId}`;
  return <img className="admin-plugin__picture" src={source} alt="" loading="lazy" />;
}
