import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style";
import { Link } from "./link";

export interface ButtonLinkProps extends ComponentProps<typeof Link> {
	variant?: ButtonVariant;
	size?: ButtonSize;
}

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
	return <Link {...props} className={buttonStyle(variant, size, className)} />;
}
