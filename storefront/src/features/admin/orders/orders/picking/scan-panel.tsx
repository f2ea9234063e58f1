"use client";

import { Failure, ScanForm } from "@/features/admin/kit";
import { CheckField } from "@/ui/check-field";
import { ScanResult } from "./scan-result";
import type { Counting } from "./use-counting";
import { useRecordedLots } from "./use-recorded-lots";

/** Where the codes of a list are scanned, and whether their lots are recorded. On paper it does not exist. */
export function ScanPanel({ counting, orders }: { counting: Counting; orders: readonly string[] }) {
	const { isRecorded, error, retry } = useRecordedLots(counting, orders);
	return (
		<section
			aria-label="Compter avec un scanner"
			className="flex flex-col gap-3 rounded-card border border-trait bg-white p-3 print:hidden"
		>
			<ScanForm
				label="Scanner un code"
				hint="D'un carton ou d'une pièce, un lot ou une référence. Chaque code compte un carton, ou une pièce de ce qui se vend à la pièce, l'étiquette d'une palette tous les siens. ×40 après un scan en compte quarante."
				onScan={counting.scan}
			>
				<ScanResult counting={counting} />
			</ScanForm>
			<ScanResult counting={counting} />
			{isRecorded && <p className="text-sm text-prune">Lots notés pour ces commandes.</p>}
			{error && <Failure title="Les lots ne sont pas notés" cause={error} onRetry={retry} />}
			<CheckField
				label="Son et vibration à chaque scan"
				checked={counting.isHeard}
				onChange={({ target }) => counting.setHeard(target.checked)}
			/>
		</section>
	);
}
