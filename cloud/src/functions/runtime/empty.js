// In place of modules that hold types only.
export default undefined;
