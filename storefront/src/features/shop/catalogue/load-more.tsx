"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from "react";
import { Button } from "@/ui/button";
import { isReachable } from "@/ui/reach";

interface LoadMoreProps {
	/** Address of the list with one more page; null when everything is shown. */
	nextHref: string | null;
	shown: number;
	total: number;
	/** How many are shown, in words that the server writes: a browser's first number in French takes it 20 ms, a phone 80. */
	children: ReactNode;
}

/**
 * 'Voir plus de produits'. The number of pages is in the address, so that Back and a reload bring the same list;
 * focus stays on the button, or goes to the count when nothing is left to load. Without JavaScript it is a GET form.
 */
export function LoadMore({ nextHref, shown, total, children }: LoadMoreProps) {
	const router = useRouter();
	const [isPending, startTransition] = useTransition();
	const count = useRef<HTMLParagraphElement>(null);
	const wasPressed = useRef(false);
	useEffect(() => {
		if (nextHref === null && wasPressed.current) count.current?.focus({ preventScroll: true });
		wasPressed.current = false;
	}, [nextHref]);
	const load = (event: FormEvent) => {
		event.preventDefault();
		if (!nextHref || !isReachable("La suite de la liste")) return;
		wasPressed.current = true;
		startTransition(() => router.replace(nextHref, { scroll: false }));
	};
	const url = nextHref ? new URL(nextHref, "http://shop") : null;
	return (
		<div className="mt-10 flex flex-col items-center gap-4">
			<p ref={count} role="status" tabIndex={-1} className="text-sm text-prune">
				{children}
			</p>
			<progress value={shown} max={total} aria-hidden="true" className="shown-bar" />
			{url && (
				<form action={url.pathname} onSubmit={load}>
					{[...url.searchParams].map(([name, value]) => (
						<input key={`${name}=${value}`} type="hidden" name={name} value={value} />
					))}
					<Button type="submit" variant="secondary" busy={isPending} busyLabel="Chargement…">
						Voir plus de produits
					</Button>
				</form>
			)}
		</div>
	);
}
