"use client";

import {
	importCompanyPrices,
	listCompanyPrices,
	readCompanyDiscounts,
} from "@confiserie/domain/contract/company-prices";
import { formatCount } from "@confiserie/domain/format";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { call } from "@/lib/api";
import { saveTemplate } from "@/lib/save-template";
import { formWith } from "@/lib/upload-image";
import { invalidate } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TableFileButton } from "@/ui/file-button";

/** Takes own prices from a file, all of it or nothing. */
export function PriceFile({ companyId }: { companyId: string }) {
	const client = useQueryClient();
	const send = useMutation({
		mutationFn: (file: File) => call(importCompanyPrices, { params: { id: companyId }, form: formWith("file", file) }),
		onSuccess: () => {
			void invalidate(client, listCompanyPrices, readCompanyDiscounts);
		},
	});
	const template = () => saveTemplate(["Référence", "Carton", "Couche", "Palette"], "modele-prix.csv");
	return (
		<div className="flex flex-col gap-3">
			<div className="flex flex-wrap gap-3">
				<TableFileButton label="Fichier CSV ou XLSX de prix" isBusy={send.isPending} onFile={send.mutate}>
					Importer des prix
				</TableFileButton>
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
