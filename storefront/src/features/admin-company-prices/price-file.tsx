"use client";

import { CSV_MARK, csvLine } from "@confiserie/domain/csv";
import { formatCount } from "@confiserie/domain/format";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, Upload } from "lucide-react";
import { useRef } from "react";
import { saveFile } from "@/lib/save-file";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { callPriceFile, discountsKey, pricesKey } from "./calls";

const ACCEPTED = ".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Takes own prices from a file, all of it or nothing. */
export function PriceFile({ companyId }: { companyId: string }) {
	const client = useQueryClient();
	const input = useRef<HTMLInputElement>(null);
	const send = useMutation({
		mutationFn: (file: File) => callPriceFile(companyId, file),
		onSuccess: () => {
			void client.invalidateQueries({ queryKey: pricesKey(companyId) });
			void client.invalidateQueries({ queryKey: discountsKey(companyId) });
		},
	});
	const template = () => {
		const text = CSV_MARK + csvLine(["Référence", "Carton", "Couche", "Palette"]);
		saveFile(new Blob([text], { type: "text/csv;charset=utf-8" }), "modele-prix.csv");
	};
	return (
		<div className="flex flex-col gap-3">
			<div className="flex flex-wrap gap-3">
				<Button variant="secondary" size="sm" busy={send.isPending} onClick={() => input.current?.click()}>
					<Upload aria-hidden="true" className="size-5" />
					Importer des prix
				</Button>
				<input
					ref={input}
					type="file"
					accept={ACCEPTED}
					tabIndex={-1}
					aria-label="Fichier CSV ou XLSX de prix"
					className="sr-only"
					onChange={({ target }) => {
						const [file] = target.files ?? [];
						if (file) send.mutate(file);
						target.value = "";
					}}
				/>
				<Button variant="ghost" size="sm" onClick={template}>
					<Download aria-hidden="true" className="size-5" />
					Modèle CSV
				</Button>
			</div>
			{send.error && <Banner tone="error">{send.error.message}</Banner>}
			{send.data && (
				<Banner tone="success">
					{`Import terminé\u00a0: ${formatCount(send.data.changed, "prix enregistré", "prix enregistrés")}, ${formatCount(send.data.removed, "retiré")}.`}
				</Banner>
			)}
		</div>
	);
}
