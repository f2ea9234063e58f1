"use client";
import NextLink from "next/link";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { beginAnew, isLineGenerous, isSavingData, whenSeen } from "./fetch-ahead";

type NextLinkProps = ComponentProps<typeof NextLink>;
export interface LinkProps
	extends Omit<NextLinkProps, "prefetch" | "onPointerEnter" | "onPointerDown" | "onFocus" | "onNavigate"> {
	/** A page of the shop: "/products?page=2". */
	href: string;
	/** Among the links of its page it is one that is likely to be followed: its page is fetched once it is in sight. */
	isLikely?: boolean;
}

/** Told to the window when a link is followed inside the page; `detail` is the address. */
export const LEAVING = "page-leaves";

/**
 * Link to another page of the shop. The page is fetched once somebody is about to follow: a pointer or the focus on the link,
 * or a finger going down; a likely one on a fast line when it is in sight. Who saves data fetches what they press (ADR 0263).
 */
export function Link({ href, isLikely = false, ...props }: LinkProps) {
	const [isWanted, setWanted] = useState(false);
	const link = useRef<HTMLAnchorElement>(null);
	useEffect(() => {
		if (isLikely && link.current && isLineGenerous()) return whenSeen(link.current, () => setWanted(true));
	}, [isLikely]);
	const want = () => setWanted(true);
	const wantUnlessSaving = () => setWanted((wanted) => wanted || !isSavingData());
	return (
		<NextLink
			{...props}
			ref={link}
			href={href}
			prefetch={isWanted}
			onPointerEnter={wantUnlessSaving}
			onPointerDown={want}
			onFocus={wantUnlessSaving}
			onNavigate={() => {
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
