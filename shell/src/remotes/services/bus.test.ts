import { createBus } from './bus.ts';

describe('the bus', () => {
  it('notifies all listeners, until they stop', () => {
    const bus = createBus(() => {});
    const heard: number[] = [];
    const stop = bus.subscribe('property.viewed@1', ({ propertyId }) => void heard.push(propertyId));
    bus.emit('property.viewed@1', { propertyId: 1 });
    stop();
    bus.emit('property.viewed@1', { propertyId: 2 });
    expect(heard).toEqual([1]);
  });

  it('reports a payload of the wrong shape and passes it to no listener', () => {
    const reports: Error[] = [];
    const bus = createBus((error) => void reports.push(error as Error));
    const listener = jest.fn();
    bus.subscribe('property.viewed@1', listener);
    bus.emit('property.viewed@1', { propertyId: '1' } as never);
    expect(listener).not.toHaveBeenCalled();
    expect(reports[0]?.message).toContain('propertyId is string');
  });

  it('lets the others hear when one listener throws', () => {
    const reports: unknown[] = [];
    const bus = createBus((error) => void reports.push(error));
    const heard: number[] = [];
    bus.subscribe('property.viewed@1', () => {
      throw new Error('broken listener');
    });
    bus.subscribe('property.viewed@1', ({ propertyId }) => void heard.push(propertyId));
    bus.emit('property.viewed@1', { propertyId: 1 });
    expect(heard).toEqual([1]);
    expect(reports).toHaveLength(1);
  });
});
