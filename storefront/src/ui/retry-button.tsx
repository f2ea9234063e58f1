"use client";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "./button";

/** Has the server make the page's content anew; what the page holds beside it stays. */
export function RetryButton() {
	const router = useRouter();
	const [isPending, startTransition] = useTransition();
	return (
		<Button busy={isPending} busyLabel="Nouvel essai…" onClick={() => startTransition(() => router.refresh())}>
			Réessayer
		</Button>
	);
}
