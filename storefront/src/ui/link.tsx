"use client";
import NextLink from "next/link";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { beginAnew, isLineGenerous, isSavingData, whenSeen } from "./fetch-ahead";
import { isReachable } from "./reach";

type NextLinkProps = ComponentProps<typeof NextLink>;
export interface LinkProps
	extends Omit<NextLinkProps, "prefetch" | "onPointerEnter" | "onPointerDown" | "onFocus" | "onNavigate"> {
	/** A page of the shop: "/products?page=2". */
	href: string;
	/** Among the links of its page it is one that is likely to be followed: its page is fetched once it is in sight. */
	isLikely?: boolean;
}

/** For how long Next keeps a page that was fetched ahead: five minutes, less one to arrive. */
const KEPT_AHEAD_MS = 240_000;
const NAME_LENGTH = 60;

/** Told to the window when a link is followed inside the page; `detail` is the address. */
export const LEAVING = "page-leaves";

/**
 * Link to another page of the shop. The page is fetched once somebody is about to follow: a pointer or the focus on the link,
 * or a finger going down; a likely one on a fast line when it is in sight. Who saves data fetches what they press (ADR 37).
 * Offline a page that was fetched ahead opens; of any other the visitor is told that it is missing.
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
	// biome-ignore lint/correctness/useExhaustiveDependencies: a link is looked at from when it is there.
	useEffect(() => {
		if (isLikely && link.current && isLineGenerous()) return whenSeen(link.current, want);
	}, [isLikely]);
	const isAhead = () => aheadSince.current !== null && performance.now() - aheadSince.current < KEPT_AHEAD_MS;
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
				beginAnew();
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
