// The files of the test environment cannot be read as those of browsers can.
Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener('error', () => reject(reader.error!));
    reader.readAsArrayBuffer(this);
  });
};
