"use client";

import type { CarrierAccount } from "@confiserie/domain/contract/carrier";
import {
	connectCarrier,
	disconnectCarrier,
	readCarrierAccount,
	testCarrier,
} from "@confiserie/domain/contract/shipments";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { useState } from "react";
import { Act, ConfirmAct, Detail, EditForm, TextField, useEditForm } from "@/features/admin/kit";
import { useMay } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { useOperation } from "@/lib/use-operation";
import { Badge } from "@/ui/badge";
import { CopyField } from "@/ui/copy-field";

/** The account with which labels are made; without one, numbers are entered by hand. */
export function CarrierCard() {
	const { data } = useOperation(readCarrierAccount, {});
	return (
		<section aria-labelledby="carrier" className="rounded-card border border-trait bg-white p-5">
			<div className="flex flex-wrap items-center gap-3">
				<h2 id="carrier" className="font-display text-xl">
					Transporteur
				</h2>
				{data && (
					<Badge tone={data.isConnected ? "success" : "neutral"}>
						{data.isConnected ? "Connecté" : "Non connecté"}
					</Badge>
				)}
			</div>
			<p className="mb-4 text-prune">
				Sans compte, le numéro de suivi se saisit à la main. Avec un compte Sendcloud, l'étiquette d'un colis se crée
				depuis la commande.
			</p>
			<Detail
				operation={readCarrierAccount}
				input={{}}
				failure="Impossible de lire le compte du transporteur"
				height="h-40"
			>
				{(account) => <Account account={account} />}
			</Detail>
		</section>
	);
}

function Account({ account }: { account: CarrierAccount }) {
	const mayChange = useMay()("settings.change");
	const [removals, setRemovals] = useState(0);
	return (
		<div className="flex flex-col gap-4">
			{mayChange && <Keys key={removals} account={account} />}
			{account.changedAt && (
				<p className="text-sm text-prune">
					{`Modifié le ${formatDateTime(account.changedAt)} par ${account.changedBy ?? "un administrateur"}`}
				</p>
			)}
			{account.isConnected && (
				<>
					<CopyField
						label="Adresse du webhook"
						hint="À saisir dans l'intégration de Sendcloud, pour suivre les colis."
						url={account.webhookUrl}
						message="Adresse copiée"
					/>
					{mayChange && (
						<div className="flex flex-wrap gap-3">
							<Act
								label="Essayer la connexion"
								act={() => call(testCarrier)}
								changes={[]}
								done={({ services }) =>
									`Connexion réussie\u00a0: ${formatCount(services, "service disponible", "services disponibles")}.`
								}
							/>
							<ConfirmAct
								label="Retirer le compte"
								variant="ghost"
								title="Retirer le compte ?"
								confirm="Retirer le compte"
								busyLabel="Retrait…"
								act={() => call(disconnectCarrier)}
								changes={[readCarrierAccount]}
								onDone={() => setRemovals(removals + 1)}
							>
								Les clés sont effacées. Les étiquettes déjà créées restent chez Sendcloud, leur suivi s'arrête ici.
							</ConfirmAct>
						</div>
					)}
				</>
			)}
		</div>
	);
}

function Keys({ account: { isConnected, publicKey } }: { account: CarrierAccount }) {
	const form = useEditForm(connectCarrier, {
		start: { publicKey, secretKey: "" },
		reads: readCarrierAccount,
		failure: "Les clés n'ont pas pu être enregistrées. Réessayez.",
		clears: true,
		done: "Compte enregistré",
		isSecret: true,
	});
	return (
		<EditForm form={form} legend="Clés de Sendcloud" label={isConnected ? "Changer les clés" : "Connecter"}>
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<TextField
					{...form.field("publicKey")}
					label="Clé publique"
					hint="Dans Sendcloud : Paramètres, Intégrations, API Sendcloud."
				/>
				<TextField
					{...form.field("secretKey")}
					label="Clé secrète"
					hint={isConnected ? "Enregistrée, chiffrée. À saisir pour la changer." : "Chiffrée, elle ne se relit pas."}
					type="password"
				/>
			</div>
		</EditForm>
	);
}
