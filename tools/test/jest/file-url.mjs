/** Stands in for every imported picture or font. */
export default 'file-stub';
