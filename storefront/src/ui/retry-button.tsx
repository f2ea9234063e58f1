"use client";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "./button";

/** Has the server render the page's content again; the page's other state stays. */
export function RetryButton() {
	const router = useRouter();
	const [isPending, startTransition] = useTransition();
	return (
		<Button busy={isPending} busyLabel="Nouvel essai…" onClick={() => startTransition(() => router.refresh())}>
			Réessayer
		</Button>
	);
}
