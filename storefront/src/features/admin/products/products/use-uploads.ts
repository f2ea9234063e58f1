import { useId, useRef, useState } from "react";
import { useQueued } from "@/features/admin/kit";

/** A chosen file that is no image of the product yet. */
interface Upload {
	/** Grows with the files, in the order in which they were chosen. */
	key: number;
	file: File;
}

/** Puts an image among those of a product. */
type Place = (change: (images: string[]) => string[]) => void;

/**
 * Files on their way, one after the other; each that is taken becomes an image at once, each that is refused waits for another try or
 * to be given up, and holds none of the others back.
 */
export function useUploads(onPlaced: Place) {
	const [uploads, setUploads] = useState<readonly Upload[]>([]);
	const next = useRef(0);
	/** Addresses of what was taken, by key: one that is sent again goes between its neighbours. */
	const taken = useRef(new Map<number, string>());
	const queue = useId();
	const leave = (key: number) => setUploads((before) => before.filter((one) => one.key !== key));
	return {
		uploads,
		queue,
		/** How many are on their way. */
		sending: useQueued(queue),
		choose: (files: readonly File[]) => {
			const chosen = files.map((file) => ({ key: next.current++, file }));
			setUploads((before) => [...before, ...chosen]);
		},
		place: (key: number, url: string) => {
			taken.current.set(key, url);
			onPlaced((images) => placed(images, key, taken.current));
			leave(key);
		},
		giveUp: leave,
	};
}

/** The images with the one of `key`, next to those that were chosen with it. */
export function placed(images: readonly string[], key: number, taken: ReadonlyMap<number, string>): string[] {
	const url = taken.get(key);
	if (url === undefined || images.includes(url)) return [...images];
	const follower = [...taken]
		.filter(([other]) => other > key)
		.sort(([a], [b]) => a - b)
		.map(([, address]) => images.indexOf(address))
		.find((index) => index >= 0);
	return follower === undefined ? [...images, url] : [...images.slice(0, follower), url, ...images.slice(follower)];
}
