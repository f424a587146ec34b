/**
 * With the camera allowed a browser tells a page the addresses of all networks of the device; else one name, or none where the
 * device itself is the network. The camera need not run. Says whether it was allowed.
 */
export async function askForCamera(): Promise<boolean> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: true });
    for (const track of stream.getTracks()) track.stop();
    return true;
  } catch {
    return false;
  }
}

/** Whether this browser, at this address, can join phones at all. */
export const canJoinPhones = (): boolean => typeof RTCPeerConnection !== 'undefined' && navigator.mediaDevices !== undefined;
