"use client";

import {
	importCompanyPrices,
	listCompanyPrices,
	readCompanyDiscounts,
} from "@confiserie/domain/contract/company-prices";
import { formatCount } from "@confiserie/domain/format";
import { Download } from "lucide-react";
import { FileAct } from "@/features/admin/kit";
import { call } from "@/lib/api";
import { saveTemplate } from "@/lib/save-template";
import { formWith } from "@/lib/upload-image";
import { Button } from "@/ui/button";

const saveBlank = () => saveTemplate(["Référence", "Carton", "Couche", "Palette"], "modele-prix.csv");

/** Takes own prices from a file, all of it or nothing. */
export function PriceFile({ companyId }: { companyId: string }) {
	return (
		<div className="flex flex-wrap gap-3">
			<FileAct
				label="Importer des prix"
				name="Fichier CSV ou XLSX de prix"
				act={(file) => call(importCompanyPrices, { params: { id: companyId }, form: formWith("file", file) })}
				changes={[listCompanyPrices, readCompanyDiscounts]}
				done={({ changed, removed }) =>
					`Import terminé\u00a0: ${formatCount(changed, "prix enregistré", "prix enregistrés")}, ${formatCount(removed, "retiré")}.`
				}
			/>
			<Button variant="ghost" size="sm" onClick={saveBlank}>
				<Download aria-hidden="true" className="size-5" />
				Modèle CSV
			</Button>
		</div>
	);
}
