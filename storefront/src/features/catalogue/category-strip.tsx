"use client";
import { CATEGORIES, type CategoryCode } from "@confiserie/domain/catalogue";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { productsHref } from "@/config/navigation";
import { classNames } from "@/ui/class-names";
import { Link } from "@/ui/link";
import { CategoryIcon } from "./category-icon";

/** Pixels that one press scrolls. Source: spec §9 "Category strip scroll step". */
const SCROLL_STEP_PX = 200;

/** The categories in a row that scrolls by 200 px a step; the active one stands out. Source: spec §2 "Home". */
export function CategoryStrip({ active = null }: { active?: CategoryCode | null }) {
	const strip = useRef<HTMLUListElement>(null);
	const room = useScrollRoom(strip);
	const scroll = (direction: 1 | -1) => strip.current?.scrollBy({ left: direction * SCROLL_STEP_PX });
	return (
		<nav aria-label="Catégories" className="relative">
			<ul
				ref={strip}
				className="-m-1 flex snap-x scroll-px-1 gap-2.5 overflow-x-auto p-1 [scrollbar-width:none] motion-safe:scroll-smooth"
			>
				{CATEGORIES.map(({ code, name }) => (
					<li key={code} className="snap-start">
						<Link
							href={productsHref({ category: code })}
							aria-current={code === active ? "page" : undefined}
							className={classNames(
								"flex min-h-12 items-center gap-2.5 rounded-control border-[1.5px] px-4 font-semibold whitespace-nowrap transition-colors",
								code === active
									? "border-framboise bg-framboise text-white"
									: "border-trait bg-white hover:border-framboise hover:bg-dragee",
							)}
						>
							<CategoryIcon code={code} className={classNames("size-6", code !== active && "text-framboise")} />
							{name}
						</Link>
					</li>
				))}
			</ul>
			<ScrollButton side="left" isShown={room.left} onPress={() => scroll(-1)} />
			<ScrollButton side="right" isShown={room.right} onPress={() => scroll(1)} />
		</nav>
	);
}

function ScrollButton({ side, isShown, onPress }: { side: "left" | "right"; isShown: boolean; onPress: () => void }) {
	const Icon = side === "left" ? ChevronLeft : ChevronRight;
	return (
		<button
			type="button"
			onClick={onPress}
			hidden={!isShown}
			aria-label={side === "left" ? "Catégories précédentes" : "Catégories suivantes"}
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
function useScrollRoom(strip: RefObject<HTMLUListElement | null>) {
	const [room, setRoom] = useState({ left: false, right: false });
	useEffect(() => {
		const element = strip.current;
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
	}, [strip]);
	return room;
}
