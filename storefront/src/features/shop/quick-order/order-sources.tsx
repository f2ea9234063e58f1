"use client";

import { Download, FileSpreadsheet } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSession } from "@/features/account/auth";
import { ApiProblem } from "@/lib/api";
import { saveTemplate } from "@/lib/save-template";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { TableFileButton } from "@/ui/file-button";
import { Problem } from "@/ui/problem";
import { savePriceList } from "./save-price-list";

interface OrderSourcesProps {
	isBusy: boolean;
	onFile: (file: File) => void;
	/** The button of the camera. */
	camera: ReactNode;
}

/** The other ways in, a file or the camera, and what to prepare a file with. */
export function OrderSources({ isBusy, onFile, camera }: OrderSourcesProps) {
	const { status } = useSession();
	const [problem, setProblem] = useState<string | null>(null);
	const [saving, setSaving] = useState<"xlsx" | "pdf" | null>(null);
	const save = async (type: "xlsx" | "pdf") => {
		setProblem(null);
		setSaving(type);
		try {
			await savePriceList(type);
		} catch (cause) {
			setProblem(cause instanceof ApiProblem ? cause.message : "Réessayez dans un instant.");
		} finally {
			setSaving(null);
		}
	};
	const template = () => saveTemplate(["Référence", "Quantité", "Unité"], "modele-commande.csv");
	return (
		<div className="flex flex-col gap-3 rounded-card bg-creme p-4 sm:p-5">
			<div className="flex flex-wrap gap-3">
				<TableFileButton label="Fichier CSV ou XLSX à commander" isBusy={isBusy} onFile={onFile}>
					Choisir un fichier
				</TableFileButton>
				{camera}
			</div>
			<details className="text-sm text-prune">
				<summary className="flex min-h-6 w-fit cursor-pointer items-center font-semibold underline underline-offset-4">
					Modèle, tarifs et copier-coller
				</summary>
				<div className="mt-2 flex flex-wrap gap-3">
					<Button variant="ghost" size="sm" onClick={template}>
						<Download aria-hidden="true" className="size-5" />
						Modèle CSV
					</Button>
					{status === "authenticated" ? (
						(["xlsx", "pdf"] as const).map((type) => (
							<Button key={type} variant="ghost" size="sm" busy={saving === type} onClick={() => save(type)}>
								<FileSpreadsheet aria-hidden="true" className="size-5" />
								Mes tarifs ({type.toUpperCase()})
							</Button>
						))
					) : (
						<ButtonLink variant="ghost" size="sm" href="/login?redirect=%2Fcommande-rapide">
							Mes tarifs
						</ButtonLink>
					)}
				</div>
				<p className="mt-2">
					Déposez un fichier CSV ou XLSX sur la page, ou collez des lignes d'un tableur dans un champ. Une ligne peut
					aussi s'écrire d'un trait&nbsp;: «&nbsp;BAP-FRA-40 x3&nbsp;» ou «&nbsp;2 palettes BAP-FRA-40&nbsp;».
				</p>
			</details>
			<Problem>{problem}</Problem>
		</div>
	);
}
