"use client";

import { readSecondFactor } from "@confiserie/domain/contract/accounts";
import { useRef, useState } from "react";
import { Shown } from "@/features/admin/kit";
import { AdminHeader } from "@/features/admin/shell";
import { useOperation } from "@/lib/use-operation";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";

import { EndForm } from "./end-form";
import { RecoveryCodeList } from "./recovery-code-list";
import { SetUpForm } from "./set-up-form";

/** /admin/security: two-factor sign-in of the user, for both administrations. */
export function SecurityPage() {
	const factor = useOperation(readSecondFactor, {});
	const { data } = factor;
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	// The focused step is gone with its message.
	const backToTop = () => heading.current?.focus();
	return (
		<>
			<AdminHeader title="Ma connexion" subtitle="Double authentification, pour le back-office et Medusa Admin" />
			{data?.isRequired && (
				<Banner tone="warning" title="La boutique exige la double authentification de ses propriétaires">
					Activez-la ici : d'ici là, le back-office reste fermé.
				</Banner>
			)}
			<section aria-labelledby="code" className="max-w-xl rounded-card border border-trait bg-white p-4 sm:p-5">
				<h2 ref={heading} tabIndex={-1} id="code" className="display flex flex-wrap items-center gap-3 text-xl">
					Code à la connexion
					{data && (data.isOn ? <Badge tone="success">Activé</Badge> : <Badge>Désactivé</Badge>)}
				</h2>
				<Shown result={factor} failure="Impossible de lire votre connexion" height="mt-3 h-32">
					{({ isOn, recoveryCodes }) => {
						if (codes)
							return (
								<RecoveryCodeList
									codes={codes}
									onDone={() => {
										setCodes(null);
										backToTop();
									}}
								/>
							);
						if (isOn) return <EndForm recoveryCodes={recoveryCodes} onEnded={backToTop} />;
						return <SetUpForm onDone={setCodes} />;
					}}
				</Shown>
			</section>
		</>
	);
}
