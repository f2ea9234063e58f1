"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { LeaveQuestion } from "./dialog";
import { LeaveGuard } from "./leave-guard";

/**
 * Asks before what was typed is lost: in a dialog when a link of the shop or the Back button is followed, by the browser
 * itself when the page is closed or reloaded.
 */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
	const router = useRouter();
	const [leave, setLeave] = useState<(() => void) | null>(null);
	useEffect(() => {
		if (!isDirty) return;
		const unload = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", unload);
		return () => window.removeEventListener("beforeunload", unload);
	}, [isDirty]);
	return (
		<>
			<LeaveGuard isDirty={isDirty} ask={(next) => setLeave(() => next)} follow={(href) => router.replace(href)} />
			<LeaveQuestion
				isOpen={leave !== null}
				onStay={() => setLeave(null)}
				onLeave={() => {
					setLeave(null);
					leave?.();
				}}
			/>
		</>
	);
}
