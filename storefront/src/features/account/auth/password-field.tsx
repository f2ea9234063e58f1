"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/ui/icon-button";
import { TextField, type TextFieldProps } from "@/ui/text-field";

/** A password that can be shown and hidden. Source: accounts spec §2 "Login and register". */
export function PasswordField(props: Omit<TextFieldProps, "type" | "trailing">) {
	const [isShown, setShown] = useState(false);
	const Icon = isShown ? EyeOff : Eye;
	return (
		<TextField
			{...props}
			type={isShown ? "text" : "password"}
			autoCapitalize="none"
			spellCheck={false}
			trailing={
				<IconButton
					tone="plain"
					label={isShown ? "Masquer le mot de passe" : "Afficher le mot de passe"}
					onClick={() => setShown(!isShown)}
				>
					<Icon aria-hidden="true" className="size-5" />
				</IconButton>
			}
		/>
	);
}
