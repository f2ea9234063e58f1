"use client";

import type { BoxesOf } from "@confiserie/domain/customers/saved-list";
import { FileText } from "lucide-react";
import { useState } from "react";
import { useSession } from "@/features/account/auth";
import { Button } from "@/ui/button";
import { onFirstUse } from "@/ui/on-first-use";

const InquiryDialog = onFirstUse(() => import("./inquiry-dialog").then((module) => module.InquiryDialog));

interface AskForQuoteProps {
	items: readonly BoxesOf[];
	/** Called before a visitor signs in. */
	onSignIn: () => void;
	/** Shows the cart again once the visitor is signed in. */
	onSignedIn: () => void;
}

/** "Demander un devis", for what a cart holds. */
export function AskForQuote({ items, onSignIn, onSignedIn }: AskForQuoteProps) {
	const { status, showModal } = useSession();
	const [isOpen, setOpen] = useState(false);
	const [wasOpened, setWasOpened] = useState(false);
	if (items.length === 0) return null;
	const ask = () => {
		if (status !== "authenticated") {
			onSignIn();
			return showModal("login", onSignedIn);
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
