"use client";

import { type FormEvent, useRef } from "react";
import { CameraButton } from "@/features/shop/camera";
import { Button } from "@/ui/button";
import { CheckField } from "@/ui/check-field";
import { RetryBanner } from "@/ui/retry-banner";
import { TextField } from "@/ui/text-field";
import { ScanResult } from "./scan-result";
import type { Counting } from "./use-counting";
import { useRecordedLots } from "./use-recorded-lots";

/** Where codes are scanned: a hand scanner types one and presses Enter, a person may do the same. On document it does not exist. */
export function ScanPanel({ counting, orders }: { counting: Counting; orders: readonly string[] }) {
	const recorded = useRecordedLots(counting, orders);
	const field = useRef<HTMLInputElement>(null);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const input = field.current;
		if (!input) return;
		counting.scan(input.value);
		input.value = "";
		// The next code goes to the same place, whichever way this one was sent.
		input.focus();
	};
	return (
		<section
			aria-label="Compter avec un scanner"
			className="flex flex-col gap-3 rounded-card border border-trait bg-white p-3 print:hidden"
		>
			<form onSubmit={submit} className="flex flex-wrap items-end gap-2">
				<div className="min-w-full flex-1 sm:min-w-48">
					<TextField
						ref={field}
						label="Scanner un code"
						hint="D'un carton ou d'une pièce, un lot ou une référence. Chaque code compte un carton, l'étiquette d'une palette tous les siens. ×40 après un scan en compte quarante."
						name="code"
						maxLength={100}
						autoComplete="off"
						autoCapitalize="characters"
						autoCorrect="off"
						spellCheck={false}
						enterKeyHint="done"
					/>
				</div>
				<Button type="submit" variant="secondary" size="sm">
					Compter
				</Button>
				<CameraButton onRead={counting.scan}>
					<ScanResult counting={counting} />
				</CameraButton>
			</form>
			<ScanResult counting={counting} />
			{recorded.isRecorded && <p className="text-sm text-prune">Lots notés pour ces commandes.</p>}
			{recorded.error && (
				<RetryBanner title="Les lots ne sont pas notés" cause={recorded.error} onRetry={recorded.retry}>
					{recorded.error.message}
				</RetryBanner>
			)}
			<CheckField
				label="Son et vibration à chaque scan"
				checked={counting.isHeard}
				onChange={({ target }) => counting.setHeard(target.checked)}
			/>
		</section>
	);
}
