/** Stands in for every stylesheet: a class name is its own key. */
export default new Proxy({}, { get: (_target, key) => (typeof key === 'string' ? key : undefined) });
