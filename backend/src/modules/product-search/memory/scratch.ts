/**
 * Room for figures that are needed for a moment, by one search after the other: as large an array made anew takes longer than what is
 * done with it. What is given out holds whatever was left there.
 */
export function scratch<Array extends Uint8Array | Uint16Array | Uint32Array>(
	type: new (length: number) => Array,
): (length: number) => Array {
	let room = new type(1024);
	return (length) => {
		if (room.length < length) room = new type(Math.ceil(length * 1.25));
		return room.subarray(0, length) as Array;
	};
}
