"use client";

import type { CarrierAccount } from "@confiserie/domain/contract/carrier";
import {
	connectCarrier,
	disconnectCarrier,
	readCarrierAccount,
	testCarrier,
} from "@confiserie/domain/contract/shipments";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ConfirmDialog, useMay } from "@/features/admin-shell";
import { ApiProblem, call } from "@/lib/api";
import { keyOf, useOperation } from "@/lib/use-operation";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { CopyField } from "@/ui/copy-field";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import { useToasts } from "@/ui/toasts";

/** The account with which labels are made; without one, numbers are entered by hand. */
export function CarrierCard() {
	const { data, error, refetch } = useOperation(readCarrierAccount, {});
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
			{!data && !error && <Skeleton className="h-40" />}
			{!data && error && (
				<RetryBanner title="Impossible de lire le compte du transporteur" cause={error} onRetry={() => refetch()} />
			)}
			{data && <Account account={data} />}
		</section>
	);
}

function Account({ account }: { account: CarrierAccount }) {
	const mayChange = useMay()("settings.change");
	const [isLeaving, setLeaving] = useState(false);
	/** Accounts that were removed here: the keys of the next one are typed into empty fields. */
	const [removed, setRemoved] = useState(0);
	const test = useMutation({ mutationFn: () => call(testCarrier) });
	return (
		<div className="flex flex-col gap-4">
			{mayChange && <Keys key={removed} account={account} typed={removed === 0 ? account.publicKey : ""} />}
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
							<Button variant="secondary" busy={test.isPending} busyLabel="Essai…" onClick={() => test.mutate()}>
								Essayer la connexion
							</Button>
							<Button variant="ghost" onClick={() => setLeaving(true)}>
								Retirer le compte
							</Button>
						</div>
					)}
				</>
			)}
			<div role="status">
				{test.data && (
					<Banner
						tone="success"
						title={`Connexion réussie\u00a0: ${formatCount(test.data.services, "service disponible", "services disponibles")}.`}
					/>
				)}
			</div>
			{test.error && <Banner tone="error" title={test.error.message} />}
			<ConfirmDialog
				row={isLeaving ? account : null}
				title="Retirer le compte ?"
				describe={() =>
					"Les clés sont effacées. Les étiquettes déjà créées restent chez Sendcloud, leur suivi s'arrête ici."
				}
				label="Retirer le compte"
				busyLabel="Retrait…"
				act={async () => {
					await call(disconnectCarrier);
					setRemoved(removed + 1);
					test.reset();
				}}
				changes={keyOf(readCarrierAccount)}
				onClose={() => setLeaving(false)}
			/>
		</div>
	);
}

function Keys({ account, typed }: { account: CarrierAccount; typed: string }) {
	const [publicKey, setPublicKey] = useState(typed);
	const [secretKey, setSecretKey] = useState("");
	const client = useQueryClient();
	const toasts = useToasts();
	const save = useMutation({
		mutationFn: (keys: { publicKey: string; secretKey: string }) => call(connectCarrier, { body: keys }),
		onSuccess: (fresh) => {
			client.setQueryData(keyOf(readCarrierAccount), fresh);
			setSecretKey("");
			toasts.success("Compte enregistré");
		},
	});
	const problems = save.error instanceof ApiProblem ? save.error.errors : [];
	const problemOf = (name: string) => problems.find(({ field }) => field === name)?.message ?? null;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!save.isPending) save.mutate({ publicKey, secretKey });
	};
	return (
		<form noValidate aria-label="Clés de Sendcloud" onSubmit={submit} className="flex flex-col gap-4">
			{save.error && problems.length === 0 && <Banner tone="error" title={save.error.message} />}
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<TextField
					label="Clé publique"
					hint="Dans Sendcloud : Paramètres, Intégrations, API Sendcloud."
					autoComplete="off"
					value={publicKey}
					error={problemOf("publicKey")}
					onChange={({ target }) => setPublicKey(target.value)}
				/>
				<TextField
					label="Clé secrète"
					hint={
						account.isConnected ? "Enregistrée, chiffrée. À saisir pour la changer." : "Chiffrée, elle ne se relit pas."
					}
					type="password"
					autoComplete="off"
					value={secretKey}
					error={problemOf("secretKey")}
					onChange={({ target }) => setSecretKey(target.value)}
				/>
			</div>
			<div>
				<Button type="submit" busy={save.isPending} busyLabel="Enregistrement…">
					{account.isConnected ? "Changer les clés" : "Connecter"}
				</Button>
			</div>
		</form>
	);
}
