import { HAS_SECOND_FACTOR } from "./second-factors";

/**
 * What follows SELECT for the account of the identity `:identityId`, as one row or none; further conditions may follow with
 * AND. An identity that also carries a Medusa user which exists is an administrator's.
 */
export const ACCOUNT = `
	customer.id, customer.email, customer.first_name, customer.last_name, customer.phone, staff.id AS user_id,
	${HAS_SECOND_FACTOR}
	FROM auth_identity identity
	JOIN customer ON customer.id = identity.app_metadata ->> 'customer_id' AND customer.deleted_at IS NULL
	LEFT JOIN "user" staff ON staff.id = identity.app_metadata ->> 'user_id' AND staff.deleted_at IS NULL
	WHERE identity.id = :identityId AND identity.deleted_at IS NULL`;

/** A row of `ACCOUNT`, as the driver returns it. */
export interface AccountRow {
	id: string;
	email: string | null;
	first_name: string | null;
	last_name: string | null;
	phone: string | null;
	/** The Medusa user, for an administrator. */
	user_id: string | null;
	has_second_factor: boolean;
}

/**
 * What follows SELECT for the administrator `:userId` behind the identity `:identityId`, while the credentials have not
 * changed since the second `:issuedAt`: their row changes with the password and the e-mail alone. `customer_id` is the shop's
 * account if the identity has one, else the Medusa user. Further conditions may follow with AND.
 */
export const STAFF = `
	coalesce(customer.id, staff.id) as customer_id, staff.id as user_id, staff.email, ${HAS_SECOND_FACTOR} from auth_identity identity
	join "user" staff on staff.id = identity.app_metadata ->> 'user_id' and staff.deleted_at is null
	left join customer on customer.id = identity.app_metadata ->> 'customer_id' and customer.deleted_at is null
	where identity.id = :identityId and staff.id = :userId and identity.deleted_at is null and not exists (
		select 1 from provider_identity credentials where credentials.auth_identity_id = identity.id
			and credentials.provider = 'emailpass' and credentials.deleted_at is null
			and floor(extract(epoch from credentials.updated_at)) > :issuedAt)`;

/** A condition: the identity ? signs in by this provider. */
export const signsInBy = (provider: "emailpass" | "google") =>
	`EXISTS (SELECT 1 FROM provider_identity WHERE auth_identity_id = ? AND provider = '${provider}' AND deleted_at IS NULL)`;
