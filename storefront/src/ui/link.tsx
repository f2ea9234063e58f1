"use client";
import NextLink from "next/link";
import { type ComponentProps, useState } from "react";

type NextLinkProps = ComponentProps<typeof NextLink>;
export interface LinkProps extends Omit<NextLinkProps, "prefetch" | "onPointerEnter" | "onFocus" | "onNavigate"> {
	/** A page of the shop: "/products?page=2". */
	href: string;
}

/** Told to the window when a link is followed inside the page; `detail` is the address. */
export const LEAVING = "page-leaves";

/**
 * Link to another page of the shop. The page is fetched once somebody is about to follow: a pointer or a finger on the
 * link, or the focus. Not when the link comes into sight, since every page is made per request and some eighty links
 * stand on one (ADR 0241).
 */
export function Link({ href, ...props }: LinkProps) {
	const [isWanted, setWanted] = useState(false);
	const want = () => setWanted(true);
	return (
		<NextLink
			{...props}
			href={href}
			prefetch={isWanted}
			onPointerEnter={want}
			onFocus={want}
			onNavigate={() => dispatchEvent(new CustomEvent(LEAVING, { detail: href }))}
		/>
	);
}

declare global {
	interface WindowEventMap {
		[LEAVING]: CustomEvent<string>;
	}
}
