"use client";

import type { ReactNode } from "react";
import { useMediaQuery } from "@/ui/use-media-query";

/** Whether the order is beside the step, with the button to continue. */
export const useBeside = (): boolean => useMediaQuery("(width >= 64rem)");

/**
 * A step beside the order that it is about, which stays in sight; above it, folded, on a phone. The document has them in the
 * order in which they are read: fields come before the button that sends them.
 */
export function CheckoutColumns({ summary, children }: { summary: ReactNode; children: ReactNode }) {
	const order = (
		<div key="order" className="min-w-0 lg:sticky lg:top-24">
			{summary}
		</div>
	);
	const step = (
		<div key="step" className="flex min-w-0 flex-col gap-4 sm:gap-8">
			{children}
		</div>
	);
	return (
		<div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,25rem)] lg:gap-12">
			{useBeside() ? [step, order] : [order, step]}
		</div>
	);
}
