import { IMAGE_MAXIMUM_BYTES } from "@confiserie/domain/contract/admin-product";
import { ERRORS } from "@confiserie/domain/contract/error";
import { useRef, useState } from "react";
import { ApiProblem } from "@/lib/api";
import { uploadImage } from "@/lib/upload-image";

/** A chosen file that is no image of the product yet. */
export interface Upload {
	/** Grows with the files, in the order in which they were chosen. */
	key: number;
	file: File;
	state: "waiting" | "sending" | "failed";
	/** Why it failed. */
	problem?: string;
}

/** Puts an image among those of a product. */
type Place = (change: (images: string[]) => string[]) => void;

/** Maximum number of images per product; the server enforces the same. */
const MOST = 20;

/**
 * Sends files one after the other, in their order; each that was taken becomes an image at once, each that was refused waits for
 * another try or to be given up, and holds none of the others back.
 */
export function useUploads(onPlaced: Place) {
	const [uploads, setUploads] = useState<readonly Upload[]>([]);
	const queue = useRef<Upload[]>([]);
	const isRunning = useRef(false);
	const next = useRef(0);
	/** Addresses of what was taken, by key: one that is sent again goes between its neighbours. */
	const taken = useRef(new Map<number, string>());

	const show = (upload: Upload) => setUploads((before) => before.map((one) => (one.key === upload.key ? upload : one)));
	const leave = (key: number) => setUploads((before) => before.filter((one) => one.key !== key));
	const sendOne = async (upload: Upload) => {
		show({ ...upload, state: "sending" });
		try {
			// Checked before sending; the server refuses the same.
			if (upload.file.size > IMAGE_MAXIMUM_BYTES)
				throw new ApiProblem(413, "IMAGE_TOO_LARGE", ERRORS.IMAGE_TOO_LARGE.message);
			const { imageUrl } = await uploadImage(upload.file);
			taken.current.set(upload.key, imageUrl);
			onPlaced((images) => placed(images, upload.key, taken.current));
			leave(upload.key);
		} catch (cause) {
			const problem = cause instanceof ApiProblem ? cause.message : "L'image n'a pas pu être envoyée.";
			show({ ...upload, state: "failed", problem });
		}
	};
	const run = async () => {
		if (isRunning.current) return;
		isRunning.current = true;
		for (let upload = queue.current.shift(); upload; upload = queue.current.shift()) await sendOne(upload);
		isRunning.current = false;
	};
	return {
		uploads,
		/** How many are on their way. */
		sending: uploads.filter(({ state }) => state !== "failed").length,
		/** @param shown how many images the product has */
		send: (files: readonly File[], shown: number) => {
			const free = MOST - shown - uploads.length;
			const chosen = files.map((file, index): Upload => {
				next.current += 1;
				const isTooMany = index >= free;
				return {
					key: next.current,
					file,
					state: isTooMany ? "failed" : "waiting",
					...(isTooMany && { problem: `${MOST} images au plus.` }),
				};
			});
			setUploads((before) => [...before, ...chosen]);
			queue.current.push(...chosen.filter(({ state }) => state === "waiting"));
			void run();
		},
		retry: ({ key, file }: Upload) => {
			const again: Upload = { key, file, state: "waiting" };
			show(again);
			queue.current.push(again);
			void run();
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
