"use client";
import NextLink from "next/link";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { isLineGenerous, isSavingData, resetBudget, whenSeen } from "./fetch-ahead";
import { isReachable } from "./reach";

type NextLinkProps = ComponentProps<typeof NextLink>;
export interface LinkProps
	extends Omit<NextLinkProps, "prefetch" | "onPointerEnter" | "onPointerDown" | "onFocus" | "onNavigate"> {
	/** A page of the shop: "/products?page=2". */
	href: string;
	/** A likely target among the links of its page: prefetched once visible. */
	isLikely?: boolean;
}

/** Lifetime of a prefetched page in Next's router cache: five minutes, less one to arrive. */
const PREFETCH_LIFETIME_MS = 240_000;
const NAME_LENGTH = 60;

/** Window event when a link is followed inside the page; `detail` is the address. */
export const LEAVING = "page-leaves";

/**
 * Link to another page of the shop. Prefetches on intent: a pointer or the focus on the link, or a finger going down; a
 * likely one on a fast connection when it is visible. With data saving only a click fetches (ADR 37).
 * Offline a prefetched page opens; for any other a notice names the missing page.
 */
export function Link({ href, isLikely = false, ...props }: LinkProps) {
	const [isWanted, setWanted] = useState(false);
	const link = useRef<HTMLAnchorElement>(null);
	const aheadSince = useRef<number | null>(null);
	const want = () => {
		if (navigator.onLine !== false) aheadSince.current ??= performance.now();
		setWanted(true);
	};
	const wantUnlessSaving = () => {
		if (!isSavingData()) want();
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: a link is observed from its mount on.
	useEffect(() => {
		if (isLikely && link.current && isLineGenerous()) return whenSeen(link.current, want);
	}, [isLikely]);
	const isAhead = () => aheadSince.current !== null && performance.now() - aheadSince.current < PREFETCH_LIFETIME_MS;
	return (
		<NextLink
			{...props}
			ref={link}
			href={href}
			prefetch={isWanted}
			onPointerEnter={wantUnlessSaving}
			onPointerDown={want}
			onFocus={wantUnlessSaving}
			onNavigate={(event) => {
				if (!isAhead() && !isReachable((link.current?.textContent ?? "").trim().slice(0, NAME_LENGTH)))
					return event.preventDefault();
				resetBudget();
				dispatchEvent(new CustomEvent(LEAVING, { detail: href }));
			}}
		/>
	);
}

declare global {
	interface WindowEventMap {
		[LEAVING]: CustomEvent<string>;
	}
}
