/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <openssl/asn1.h>
#include <openssl/cms.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/ocsp.h>
#include <openssl/pem.h>
#include <openssl/pkcs12.h>
#include <openssl/provider.h>
#include <openssl/ts.h>
#include <openssl/x509.h>
#include <openssl/x509_vfy.h>
#include <openssl/x509v3.h>

/* What OpenSSL has as macros, which Swift does not see. */

static inline int co_count_certificates(const STACK_OF(X509) *stack)
{
  return stack ? sk_X509_num(stack) : 0;
}

static inline X509 *co_certificate(const STACK_OF(X509) *stack, int index)
{
  return sk_X509_value(stack, index);
}

static inline STACK_OF(X509) *co_new_certificates(void) { return sk_X509_new_null(); }

/* The stack gets a reference of its own. */
static inline int co_push_certificate(STACK_OF(X509) *stack, X509 *certificate)
{
  return X509_add_cert(stack, certificate, X509_ADD_FLAG_UP_REF);
}

static inline void co_free_certificates(STACK_OF(X509) *stack) { sk_X509_pop_free(stack, X509_free); }

static inline int co_count_signers(STACK_OF(CMS_SignerInfo) *stack)
{
  return stack ? sk_CMS_SignerInfo_num(stack) : 0;
}

static inline CMS_SignerInfo *co_signer(STACK_OF(CMS_SignerInfo) *stack, int index)
{
  return sk_CMS_SignerInfo_value(stack, index);
}

static inline long co_read_memory(BIO *bio, const char **bytes) { return BIO_get_mem_data(bio, bytes); }

static inline int co_key_bits(const EVP_PKEY *key) { return EVP_PKEY_get_bits(key); }

static inline const X509_ALGOR *co_imprint_algorithm(TS_MSG_IMPRINT *imprint)
{
  return TS_MSG_IMPRINT_get_algo(imprint);
}

/* As RFC 4514 writes names, in UTF-8. */
static inline int co_print_name(BIO *bio, const X509_NAME *name)
{
  return X509_NAME_print_ex(bio, name, 0, XN_FLAG_RFC2253 & ~ASN1_STRFLGS_ESC_MSB);
}

static inline int co_count_objects(const STACK_OF(ASN1_OBJECT) *stack)
{
  return sk_ASN1_OBJECT_num(stack);
}

static inline const ASN1_OBJECT *co_object(const STACK_OF(ASN1_OBJECT) *stack, int index)
{
  return sk_ASN1_OBJECT_value(stack, index);
}

static inline void co_free_objects(STACK_OF(ASN1_OBJECT) *stack)
{
  sk_ASN1_OBJECT_pop_free(stack, ASN1_OBJECT_free);
}

static inline int co_count_crls(const STACK_OF(X509_CRL) *stack)
{
  return stack ? sk_X509_CRL_num(stack) : 0;
}

static inline X509_CRL *co_crl(const STACK_OF(X509_CRL) *stack, int index)
{
  return sk_X509_CRL_value(stack, index);
}

static inline void co_free_crls(STACK_OF(X509_CRL) *stack) { sk_X509_CRL_pop_free(stack, X509_CRL_free); }

/* Whether a CRL is of the place that a certificate names: CRLs may be split among several places. */
static inline int co_is_listed_at(X509 *certificate, const DIST_POINT_NAME *place)
{
  int found = 0;
  CRL_DIST_POINTS *points = X509_get_ext_d2i(certificate, NID_crl_distribution_points, NULL, NULL);
  if (place->type == 0)
    for (int i = 0; points && i < sk_DIST_POINT_num(points); i++) {
      const DIST_POINT *point = sk_DIST_POINT_value(points, i);
      if (!point->distpoint || point->distpoint->type != 0) continue;
      GENERAL_NAMES *mine = point->distpoint->name.fullname, *theirs = place->name.fullname;
      for (int a = 0; a < sk_GENERAL_NAME_num(mine); a++)
        for (int b = 0; b < sk_GENERAL_NAME_num(theirs); b++)
          if (GENERAL_NAME_cmp(sk_GENERAL_NAME_value(mine, a), sk_GENERAL_NAME_value(theirs, b)) == 0)
            found = 1;
    }
  CRL_DIST_POINTS_free(points);
  return found;
}
