"use client";

import type { BoxesOf } from "@confiserie/domain/saved-list";
import { FileText } from "lucide-react";
import { useState } from "react";
import { useSession } from "@/features/auth";
import { Button } from "@/ui/button";
import { onFirstUse } from "@/ui/on-first-use";

const InquiryDialog = onFirstUse(() => import("./inquiry-dialog").then((module) => module.InquiryDialog));

interface AskForQuoteProps {
	items: readonly BoxesOf[];
	/** Called before a visitor signs in. */
	onSignIn: () => void;
}

/** "Demander un devis", for what a cart holds. */
export function AskForQuote({ items, onSignIn }: AskForQuoteProps) {
	const { status, showModal } = useSession();
	const [isOpen, setOpen] = useState(false);
	const [wasOpened, setWasOpened] = useState(false);
	if (items.length === 0) return null;
	const ask = () => {
		if (status !== "authenticated") {
			onSignIn();
			return showModal("login");
		}
		setWasOpened(true);
		setOpen(true);
	};
	return (
		<>
			<Button variant="ghost" size="sm" onClick={ask}>
				<FileText aria-hidden="true" className="size-5" />
				Demander un devis
			</Button>
			{wasOpened && <InquiryDialog items={items} isOpen={isOpen} onClose={() => setOpen(false)} />}
		</>
	);
}
