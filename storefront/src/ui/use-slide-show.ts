"use client";
import { useEffect, useState } from "react";
import { useMediaQuery } from "./use-media-query";

export interface SlideShowTimings {
	intervalMs: number;
	/** Rest after a slide was picked by hand. */
	resumeMs: number;
}

/**
 * Which slide shows, and the clock that changes it: one step each `intervalMs`, never while something holds it
 * (pointer, touch, focus), nor within `resumeMs` of a manual pick, nor when paused. With reduced motion it stands
 * still until asked to play.
 */
export function useSlideShow(count: number, { intervalMs, resumeMs }: SlideShowTimings) {
	const [index, setIndex] = useState(0);
	const [choice, setChoice] = useState<"play" | "pause" | null>(null);
	const [holds, setHolds] = useState<ReadonlySet<string>>(new Set());
	const [picks, setPicks] = useState(0);
	const [isResting, setResting] = useState(false);
	const prefersStill = useMediaQuery("(prefers-reduced-motion: reduce)");
	const isPlaying = choice ? choice === "play" : !prefersStill;
	const isRunning = isPlaying && holds.size === 0 && !isResting;

	useEffect(() => {
		if (!isRunning) return;
		const timer = setInterval(() => setIndex((current) => (current + 1) % count), intervalMs);
		return () => clearInterval(timer);
	}, [isRunning, count, intervalMs]);
	useEffect(() => {
		if (picks === 0) return;
		setResting(true);
		const timer = setTimeout(() => setResting(false), resumeMs);
		return () => clearTimeout(timer);
	}, [picks, resumeMs]);

	return {
		index,
		isPlaying,
		isRunning,
		pick(next: number) {
			setIndex((next + count) % count);
			setPicks((before) => before + 1);
		},
		toggle: () => setChoice(isPlaying ? "pause" : "play"),
		/** Holds the clock for a reason until it is released. */
		hold(reason: string, isHeld: boolean) {
			setHolds((before) => {
				if (before.has(reason) === isHeld) return before;
				const next = new Set(before);
				if (isHeld) next.add(reason);
				else next.delete(reason);
				return next;
			});
		},
	};
}
