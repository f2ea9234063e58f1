"use client";

import { aimedCode, type Sightings, sight } from "@confiserie/domain/fulfilment/camera-scan";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type CameraProblem, problemOf } from "./camera-problem";
import { type CodeDetector, openDetector } from "./code-detector";

/** Between two looks: quick enough for a hand, and a phone stays cool. */
const LOOK_MS = 120;
/** So many looks that fail one after the other are no bad images any more. */
const FAILED_LOOKS = 20;

export interface Camera {
	video: RefObject<HTMLVideoElement | null>;
	/** Null while it opens and while it reads. */
	problem: CameraProblem | null;
	isReading: boolean;
	retry: () => void;
}

/**
 * Opens the camera at the back and reads codes from its picture. It is let go when the component goes, when the page is
 * hidden, and when something fails.
 * @param onRead called with each code that is aimed at, once for each time
 */
export function useCamera(onRead: (code: string) => void): Camera {
	const video = useRef<HTMLVideoElement>(null);
	const [attempt, setAttempt] = useState(0);
	const [state, setState] = useState<{ problem: CameraProblem | null; isReading: boolean }>(OPENING);
	const read = useEffectEvent(onRead);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another camera.
	useEffect(() => {
		const element = video.current;
		if (!element) return;
		let stream: MediaStream | null = null;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isOver = false;
		const end = (problem: CameraProblem | null) => {
			if (isOver) return;
			isOver = true;
			clearTimeout(timer);
			release(stream);
			element.srcObject = null;
			if (problem) setState({ problem, isReading: false });
		};
		const open = async () => {
			if (!navigator.mediaDevices?.getUserMedia) return end("insecure");
			try {
				const opened = await navigator.mediaDevices.getUserMedia(WANTED);
				// The user left while the browser asked for permission.
				if (isOver) return release(opened);
				stream = opened;
				for (const track of stream.getTracks()) track.addEventListener("ended", () => end("ended"));
				element.srcObject = stream;
				await element.play();
			} catch (error) {
				return end(problemOf(error));
			}
			const detector = await openDetector().catch(() => null);
			if (!detector) return end("reader");
			if (isOver) return;
			setState({ problem: null, isReading: true });
			look(detector, new Map(), 0);
		};
		const look = async (detector: CodeDetector, before: Sightings, failures: number) => {
			let sightings = before;
			let failed = 0;
			if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
				const codes = await detector.detect(element).catch(() => null);
				if (isOver) return;
				failed = codes ? 0 : failures + 1;
				const code = aimedCode(codes ?? [], { width: element.videoWidth, height: element.videoHeight });
				if (code !== null) {
					const seen = sight(before, code, performance.now());
					sightings = seen.sightings;
					if (seen.isNew) read(code);
				}
			}
			if (failed >= FAILED_LOOKS) return end("reader");
			timer = setTimeout(() => void look(detector, sightings, failed), LOOK_MS);
		};
		const hide = () => document.visibilityState === "hidden" && end("hidden");
		document.addEventListener("visibilitychange", hide);
		void open();
		return () => {
			document.removeEventListener("visibilitychange", hide);
			end(null);
		};
	}, [attempt]);
	const retry = () => {
		setState(OPENING);
		setAttempt((before) => before + 1);
	};
	return { video, ...state, retry };
}

const OPENING = { problem: null, isReading: false };
/** As sharp as bars need at arm's length; "ideal", so that a camera with less is taken too. */
const WANTED: MediaStreamConstraints = {
	audio: false,
	video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

function release(stream: MediaStream | null): void {
	for (const track of stream?.getTracks() ?? []) track.stop();
}
