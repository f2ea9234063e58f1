"use client";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "./class-names";
import { iconButtonStyle } from "./icon-button";
import { type SlideShowTimings, useSlideShow } from "./use-slide-show";

interface CarouselProps extends SlideShowTimings {
	label: string;
	/** Name and content of each slide. */
	slides: readonly { id: string; name: string; content: ReactNode }[];
	/** Pixels that a swipe must travel. */
	swipePx: number;
	className?: string;
}

/** Slides in one place that fade into one another: clock, arrows, dots, swipe and a pause button. */
export function Carousel({ label, slides, swipePx, className, ...timings }: CarouselProps) {
	const { index, isPlaying, isRunning, pick, toggle, hold } = useSlideShow(slides.length, timings);
	const swipe = useSwipe(swipePx, (direction) => pick(index + direction));
	const isPageLoaded = usePageLoaded();
	return (
		<section
			aria-roledescription="carrousel"
			aria-label={label}
			className={classNames("relative", className)}
			onPointerEnter={(event) => event.pointerType === "mouse" && hold("pointer", true)}
			onPointerLeave={(event) => event.pointerType === "mouse" && hold("pointer", false)}
			onTouchStart={() => hold("touch", true)}
			onTouchEnd={() => hold("touch", false)}
			onTouchCancel={() => hold("touch", false)}
			onFocus={(event) => hold("focus", event.target.matches(":focus-visible"))}
			onBlur={() => hold("focus", false)}
		>
			<div aria-live={isRunning ? "off" : "polite"} className="grid touch-pan-y select-none" {...swipe}>
				{slides.map(({ id, name, content }, position) => {
					const isActive = position === index;
					// The next slide's image is fetched once the page itself is there; the others wait for their turn.
					const isNear =
						isPageLoaded &&
						(position === (index + 1) % slides.length || position === (index - 1 + slides.length) % slides.length);
					return (
						// biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a set of form fields
						<div
							key={id}
							role="group"
							aria-roledescription="diapositive"
							aria-label={`${position + 1} sur ${slides.length} : ${name}`}
							inert={!isActive}
							aria-hidden={!isActive || undefined}
							// Every slide takes its place from the start, so that the tallest one sets the height.
							data-far={(!isActive && !isNear) || undefined}
							className={classNames(
								"col-start-1 row-start-1 grid transition-[opacity,visibility] duration-320 data-far:[&_img]:hidden",
								!isActive && "invisible opacity-0",
							)}
						>
							{content}
						</div>
					);
				})}
			</div>
			<div className="mt-1 flex flex-wrap items-center justify-center gap-x-2 max-sm:gap-x-1 sm:mt-3">
				<button
					type="button"
					aria-label="Diapositive précédente"
					className={iconButtonStyle("soft", "max-sm:bg-transparent")}
					onClick={() => pick(index - 1)}
				>
					<ChevronLeft aria-hidden="true" className="size-5" />
				</button>
				<ul className="flex">
					{slides.map(({ id, name }, position) => (
						<li key={id}>
							<button
								type="button"
								aria-label={`Diapositive ${position + 1} : ${name}`}
								aria-current={position === index ? "true" : undefined}
								onClick={() => pick(position)}
								className="group grid size-8 place-items-center rounded-full"
							>
								<span
									className={classNames(
										"h-3 rounded-full border-2 border-framboise transition-[width,background-color] group-hover:bg-grenadine",
										position === index ? "w-6 bg-framboise" : "w-3 bg-papier",
									)}
								/>
							</button>
						</li>
					))}
				</ul>
				<button
					type="button"
					aria-label="Diapositive suivante"
					className={iconButtonStyle("soft", "max-sm:bg-transparent")}
					onClick={() => pick(index + 1)}
				>
					<ChevronRight aria-hidden="true" className="size-5" />
				</button>
				<button
					type="button"
					aria-label={isPlaying ? "Arrêter le défilement" : "Lancer le défilement"}
					className={iconButtonStyle("soft", "max-sm:bg-transparent")}
					onClick={toggle}
				>
					{isPlaying ? <Pause aria-hidden="true" className="size-5" /> : <Play aria-hidden="true" className="size-5" />}
				</button>
			</div>
		</section>
	);
}

/** Pointer handlers that call `onSwipe` with 1 (next) or -1 when a finger or mouse travelled `thresholdPx` sideways. */
function useSwipe(thresholdPx: number, onSwipe: (direction: 1 | -1) => void) {
	const start = useRef<number | null>(null);
	return {
		onPointerDown: (event: PointerEvent) => {
			start.current = event.isPrimary ? event.clientX : null;
		},
		onPointerUp: (event: PointerEvent) => {
			if (start.current === null) return;
			const travelled = event.clientX - start.current;
			start.current = null;
			if (Math.abs(travelled) >= thresholdPx) onSwipe(travelled < 0 ? 1 : -1);
		},
		onPointerCancel: () => {
			start.current = null;
		},
		onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
	};
}

function usePageLoaded(): boolean {
	const [isLoaded, setLoaded] = useState(false);
	useEffect(() => {
		const done = () => setLoaded(true);
		if (document.readyState === "complete") done();
		else window.addEventListener("load", done, { once: true });
		return () => window.removeEventListener("load", done);
	}, []);
	return isLoaded;
}
