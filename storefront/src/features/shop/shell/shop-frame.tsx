"use client";
import { useSelectedLayoutSegment } from "next/navigation";
import type { ReactNode } from "react";

/** The folder of app/ whose pages bring a frame of their own. */
const OFFICE = "admin";

interface ShopFrameProps {
	/** The page within the shop's frame, made on the server: of it nothing travels as script. */
	framed: ReactNode;
	/** The page alone. */
	children: ReactNode;
}

/** A page of the shop in its frame; one of the back office without it (ADR 23). */
export function ShopFrame({ framed, children }: ShopFrameProps) {
	return useSelectedLayoutSegment() === OFFICE ? children : framed;
}
