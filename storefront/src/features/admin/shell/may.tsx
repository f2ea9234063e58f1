"use client";

import { isAllowed, type StaffPermission } from "@confiserie/domain/accounts/staff";
import type { ReactNode } from "react";
import { useSession } from "@/features/account/auth";

/**
 * Whether a role is known that forbids something; an older server tells none, and then everything is shown. What is allowed is
 * decided at each call in any case.
 */
export function useMay(): (permission: StaffPermission) => boolean {
	const { user } = useSession();
	const role = user?.staffRole;
	return (permission) => !role || isAllowed(role, permission);
}

/** Renders its children only with the permission. */
export function May({ permission, children }: { permission: StaffPermission; children: ReactNode }) {
	return useMay()(permission) ? children : null;
}
