import { STAFF_ROLE_NAMES } from "@confiserie/domain/accounts/account";
import { STAFF_ROLES } from "@confiserie/domain/accounts/staff";

/** The roles as a list to choose from. */
export const ROLE_OPTIONS = STAFF_ROLE_NAMES.map((value) => ({ value, label: STAFF_ROLES[value].label }));
