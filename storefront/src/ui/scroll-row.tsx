"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { classNames } from "./class-names";

interface ScrollRowProps {
	/** Pixels per click. */
	stepPx: number;
	/** Names of the two buttons. */
	previous: string;
	next: string;
	/** `li` elements. */
	children: ReactNode;
}

/**
 * A list in one row that scrolls sideways, by hand or with buttons that show where there is more to see. It does not snap: that would
 * change the step.
 */
export function ScrollRow({ stepPx, previous, next, children }: ScrollRowProps) {
	const row = useRef<HTMLUListElement>(null);
	const room = useScrollRoom(row);
	const scroll = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * stepPx });
	return (
		<div className="relative">
			<ul ref={row} className="-m-1 flex gap-2.5 overflow-x-auto p-1 [scrollbar-width:none] motion-safe:scroll-smooth">
				{children}
			</ul>
			<ScrollButton side="left" label={previous} isShown={room.left} onPress={() => scroll(-1)} />
			<ScrollButton side="right" label={next} isShown={room.right} onPress={() => scroll(1)} />
		</div>
	);
}

interface ScrollButtonProps {
	side: "left" | "right";
	label: string;
	isShown: boolean;
	onPress: () => void;
}

function ScrollButton({ side, label, isShown, onPress }: ScrollButtonProps) {
	const Icon = side === "left" ? ChevronLeft : ChevronRight;
	return (
		<button
			type="button"
			onClick={onPress}
			hidden={!isShown}
			aria-label={label}
			className={classNames(
				"absolute inset-y-0 my-auto grid size-11 place-items-center rounded-full border-[1.5px] border-bordure bg-papier shadow-lift hover:bg-dragee [&[hidden]]:hidden",
				side === "left" ? "-left-2" : "-right-2",
			)}
		>
			<Icon aria-hidden="true" className="size-5" />
		</button>
	);
}

/** Whether there is more to see on either side. */
function useScrollRoom(row: RefObject<HTMLUListElement | null>) {
	const [room, setRoom] = useState({ left: false, right: false });
	useEffect(() => {
		const element = row.current;
		if (!element) return;
		const measure = () => {
			const left = element.scrollLeft > 4;
			const right = element.scrollLeft + element.clientWidth < element.scrollWidth - 4;
			setRoom((before) => (before.left === left && before.right === right ? before : { left, right }));
		};
		measure();
		element.addEventListener("scroll", measure, { passive: true });
		window.addEventListener("resize", measure);
		return () => {
			element.removeEventListener("scroll", measure);
			window.removeEventListener("resize", measure);
		};
	}, [row]);
	return room;
}
