// @ts-check
// Loaded before a service: when the starter is gone, even by kill -9, the service ends in its orderly way.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
