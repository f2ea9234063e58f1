"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { ActionLabel } from "@/features/admin/shell";
import { ApiProblem } from "@/lib/api";
import { saveFile } from "@/lib/save-file";
import { Button } from "@/ui/button";
import { useToasts } from "@/ui/toasts";
import { fetchExport } from "./export-orders";
import type { OrderListState } from "./list-state";

/** Exports the list as CSV, at most 10,000 orders, with its progress. */
export function ExportButton({ state }: { state: OrderListState }) {
	const [share, setShare] = useState<number | null>(null);
	const toasts = useToasts();
	const run = async () => {
		setShare(0);
		try {
			const { name, content } = await fetchExport(state, setShare);
			saveFile(content, name);
			toasts.success("Export terminé");
		} catch (cause) {
			const detail = cause instanceof ApiProblem ? cause.message : "La connexion a été interrompue.";
			toasts.error("L'export n'a pas abouti", detail);
		} finally {
			setShare(null);
		}
	};
	return (
		<Button
			variant="secondary"
			size="sm"
			busy={share !== null}
			busyLabel={`Export… ${Math.round((share ?? 0) * 100)}\u00a0%`}
			onClick={run}
		>
			<Download aria-hidden="true" className="size-4.5" />
			<ActionLabel>Exporter</ActionLabel>
		</Button>
	);
}
